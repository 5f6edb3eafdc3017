import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { withPicturesInWords } from '#text/pictures/in-markdown.ts'
import { toast } from '#ui/toasts.ts'

/** Milliseconds for which the button says that it has copied. */
const SAID = 2_000

/** Copies a reply as it was written, markdown included, its pictures in words. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const end = setTimeout(() => setCopied(false), SAID)
    return () => clearTimeout(end)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(withPicturesInWords(text))
      setCopied(true)
    } catch {
      toast({
        look: 'destructive',
        title: 'Could not copy',
        description: 'Please select the text and copy it by hand.',
      })
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      onClick={copy}
      className="wide-target inline-flex items-center gap-1.5 rounded-small px-1 font-bold hover:text-ink"
    >
      <Icon aria-hidden className="size-4" />
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  )
}
