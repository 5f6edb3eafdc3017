import { type ReactNode, useState } from 'react'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { fileName } from '#contract/file-name.ts'
import { DownloadButton } from './download-button.tsx'
import { useChoices, WhoseChoice } from './whose-choice.tsx'

const kinds = {
  backup: { endpoint: familyDataEndpoints.backUpNow, ending: 'db' },
  export: { endpoint: familyDataEndpoints.exportFamily, ending: 'zip' },
} as const

interface SaveButtonProps {
  kind: keyof typeof kinds
  /** The choice of whose data it is, where there are several children. */
  label: string
  button: string
  children?: ReactNode
}

/** Saves the data of the family, or of one child, as a file. @param children more buttons beside it */
export function SaveButton({ kind, label, button, children }: SaveButtonProps) {
  const [child, setChild] = useState<number>()
  const choices = useChoices()
  const { endpoint, ending } = kinds[kind]
  const chosen = choices.find(({ id }) => id === child)
  const whose = chosen ? `-${chosen.label}` : ''
  return (
    <div className="grid gap-4">
      <WhoseChoice label={label} choices={choices} child={child} onChange={setChild} />
      <div className="flex flex-wrap gap-3">
        <DownloadButton
          endpoint={endpoint}
          input={{ query: { child: chosen?.id } }}
          name={date => fileName(`stepwise-${kind}${whose}-${date}`, ending)}
          failure={`The ${kind} could not be made`}
        >
          {button}
        </DownloadButton>
        {children}
      </div>
    </div>
  )
}
