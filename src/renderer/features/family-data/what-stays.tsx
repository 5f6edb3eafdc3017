/** What the copies still hold after a deletion. @param whose such as `your data` */
export function WhatStays({ whose }: { whose: string }) {
  return (
    <ul className="grid list-disc gap-1 pl-6">
      <li>
        The daily backups on this computer still hold {whose} until they are removed, within seven days. From
        the next backup on it is gone.
      </li>
      <li>
        Damaged files that Stepwise has kept are deleted too, for the words are in them. Other families on
        this computer are told.
      </li>
      <li>Backups and exports that you saved yourself stay where you put them.</li>
    </ul>
  )
}
