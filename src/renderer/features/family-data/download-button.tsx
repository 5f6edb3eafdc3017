import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Call } from '#contract/endpoint.ts'
import type { RequestInput } from '#lib/api.ts'
import { dateForName, downloadFile } from '#lib/files.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

interface DownloadButtonProps<C extends Call> {
  /** A call without input whose answer is a file. */
  call: C
  /** @param date of today, such as `2025-03-05` */
  name: (date: string) => string
  /** The toast's title when it fails. */
  failure: string
  children: ReactNode
}

/** Makes a file and keeps it where the browser or the parent wants it. */
export function DownloadButton<C extends Call>({ call, name, failure, children }: DownloadButtonProps<C>) {
  const download = useMutation({
    mutationFn: () => downloadFile(call, {} as RequestInput<C>, name(dateForName())),
    onError: ({ message }) => toast({ look: 'destructive', title: failure, description: message }),
  })
  return (
    <Button
      look="outlined"
      className="justify-self-start"
      isLoading={download.isPending}
      onClick={() => download.mutate()}
    >
      {!download.isPending && <Download aria-hidden className="size-5" />}
      {children}
    </Button>
  )
}
