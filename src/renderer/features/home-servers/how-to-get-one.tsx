import { ExternalLink } from 'lucide-react'

/** For a computer on which nothing was found: what it takes, in simple words. */
export function HowToGetOne() {
  return (
    <div className="grid gap-3">
      <p>
        Neither Ollama nor LM Studio answers here. Each is a free program that runs an AI on your own
        computer, without an account:
      </p>
      <ol className="grid list-decimal gap-1 pl-6">
        <li>
          Install <Site url="https://ollama.com/download">Ollama</Site>, which is the simpler one, or{' '}
          <Site url="https://lmstudio.ai/download">LM Studio</Site>.
        </li>
        <li>Start it. In LM Studio, switch its local server on too, under “Developer”.</li>
        <li>Come back here, press “Look Again”, and have Ollama download a model.</li>
      </ol>
      <p className="text-small text-ink-soft">
        It wants about 8 GB of memory and 5 GB of room on the disk. Without it Stepwise’s own tutor goes on as
        before.
      </p>
    </div>
  )
}

function Site({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link font-bold">
      {children}
      <ExternalLink aria-hidden className="ml-1 inline size-4" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
