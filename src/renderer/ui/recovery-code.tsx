import { Check, Copy, Printer, Save } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#lib/files.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

interface RecoveryCodeProps {
  code: string
  email: string
  /** Told when it has been copied, sent to the printer or saved. */
  onKept?: () => void
}

/** A recovery code to read, with three ways to keep it. Printed, the page shows it alone. */
export function RecoveryCode({ code, email, onKept }: RecoveryCodeProps) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    if (await hasCopied(code)) {
      setCopied(true)
      onKept?.()
    } else {
      toast({
        look: 'destructive',
        title: 'Could not copy',
        description: 'Please select the code and copy it, or write it down.',
      })
    }
  }

  function print() {
    window.print()
    onKept?.()
  }

  function save() {
    saveFile(textFile(code, email), FILE)
    onKept?.()
  }

  return (
    <div className="grid gap-4">
      <div data-print className="grid gap-2 rounded-medium bg-sun-soft p-4 text-center text-sun-ink">
        <p className="hidden max-w-none print:block">Stepwise recovery code of {email}</p>
        <output
          aria-label="Your recovery code"
          className="font-heading text-[22px] leading-snug font-extrabold tracking-wide text-balance [overflow-wrap:anywhere] select-all"
        >
          {/* A line may end after each group, never within one. */}
          {code.split('-').map((group, index) => (
            <span key={group}>
              {index > 0 && (
                <>
                  -<wbr />
                </>
              )}
              <span className="whitespace-nowrap">{group}</span>
            </span>
          ))}
        </output>
      </div>
      <div className="grid gap-2 min-[420px]:grid-cols-3">
        <Button look="outlined" className="px-3" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button look="outlined" className="px-3" onClick={print}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
        <Button look="outlined" className="px-3" onClick={save}>
          <Save aria-hidden className="size-5" />
          Save
        </Button>
      </div>
    </div>
  )
}

/** @returns false when neither way of copying is allowed here */
async function hasCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Where the clipboard needs a permission that nobody gives, the selection can still be copied.
    const output = document.querySelector('output')
    if (output) getSelection()?.selectAllChildren(output)
    return document.execCommand('copy')
  }
}

const FILE = 'stepwise-recovery-code.txt'

function textFile(code: string, email: string): Blob {
  const text = `Stepwise recovery code\n\nE-mail: ${email}\nCode: ${code}\n\nIt sets a new password when the old one is forgotten, and works once.\nKeep it where only parents find it.\n`
  return new Blob([text], { type: 'text/plain' })
}
