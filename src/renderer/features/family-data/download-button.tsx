import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RequestInput } from '#lib/api.ts'
import { dateForName, downloadFile } from '#lib/files.ts'
import { formatDate } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

interface DownloadButtonProps<E extends Endpoint> {
  /** An endpoint whose answer is a file. */
  endpoint: E
  input: RequestInput<E>
  /** @param date of today, such as `2025-03-05` */
  name: (date: string) => string
  /** The toast's title when it fails. */
  failure: string
  children: ReactNode
}

/** Makes a file and keeps it where the browser or the parent wants it. */
export function DownloadButton<E extends Endpoint>({
  endpoint,
  input,
  name,
  failure,
  children,
}: DownloadButtonProps<E>) {
  const download = useMutation({
    mutationFn: async () => {
      const made = name(dateForName())
      await downloadFile(endpoint, input, made)
      return { made, at: new Date().toISOString() }
    },
    onError: ({ message }) => toast({ look: 'destructive', title: failure, description: message }),
  })
  const { data } = download
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button look="outlined" isLoading={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Download aria-hidden className="size-5" />}
        {children}
      </Button>
      <p role="status" className="text-small text-ink-soft [overflow-wrap:anywhere] empty:hidden">
        {data &&
          `Made ${formatDate(data.at)}: ${data.made}, in your Downloads folder or where you chose to keep it.`}
      </p>
    </div>
  )
}
