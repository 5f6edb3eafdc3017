import { ArrowLeft, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { type AboutProvider, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useChange } from './use-settings.ts'

/** Whose connection is agreed to: the family's own, to a company, or one that another family shares. */
export interface Asked {
  about: AboutProvider
  isShared: boolean
}

/** What a parent reads before anything goes to an AI: what leaves, to whom, by whose terms. */
export function ConsentView(asked: Asked) {
  const { about, isShared } = asked
  const { service, name } = about
  const navigate = useNavigate()
  const agree = useChange(() =>
    request(isShared ? settingsEndpoints.giveSharedConsent : settingsEndpoints.giveConsent, {
      params: { service },
    }),
  )
  const after = isShared ? `/settings?service=${service}` : `/settings?key=${service}`
  return (
    <div className="mx-auto max-w-[732px]">
      <div className="mb-6">
        <PageHeading intro="For the parent. Please read this once, without hurry.">
          {isShared ? `Before you use the shared ${name}` : `Before you connect ${name}`}
        </PageHeading>
      </div>
      <Card className="grid gap-6">
        <WhatLeaves about={about} />
        <Part title="What stays here">
          <p>Your e-mail address, your password, past results and every other chat.</p>
        </Part>
        <Part title="Who receives it">
          <p>{describeReceiver(asked)}</p>
        </Part>
        {about.terms && <Terms terms={about.terms} />}
        <Part title="You can do without">
          <p>
            {isShared
              ? 'The builtin tutor sends nothing to anybody.'
              : 'The builtin tutor and a Local AI in your home send nothing to any company.'}{' '}
            You can withdraw your agreement in Settings at any time; from then on nothing more is sent.
          </p>
        </Part>
        {agree.error && (
          <p role="alert" className="text-wrong">
            {agree.error.message}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ButtonLink to="/settings" look="outlined">
            <ArrowLeft aria-hidden className="size-[22px]" />
            Not Now
          </ButtonLink>
          <Button
            isLoading={agree.isPending}
            onClick={() => agree.mutate(undefined, { onSuccess: () => void navigate(after) })}
          >
            I Have Read This and Agree
          </Button>
        </div>
      </Card>
    </div>
  )
}

function describeReceiver({ about, isShared }: Asked): string {
  if (!about.terms) {
    return 'A computer in your home or network, which another family has connected here. Whoever looks after it may be able to read what was sent.'
  }
  const { company } = about.terms
  return isShared
    ? `${company}. It is sent under the key and the account of another family on this computer, which shares them with you: what happens to it follows the agreement between that family and the company, and that family may be able to see there what was sent. Neither family sees the other’s work in Stepwise.`
    : `${company}. It is sent under your own key and your own account there, and what happens to it follows the agreement between you and them. They may charge you for it.`
}

function WhatLeaves({ about }: { about: AboutProvider }) {
  const isAtHome = about.kind !== 'cloud'
  return (
    <Part title="What leaves this computer">
      <ul className="grid list-disc gap-1 pl-5">
        <li>The question and the answer that you have marked, with the grade.</li>
        <li>
          Pictures that you add to them. Place, date and camera are removed from a picture first; what can be
          seen in it is sent.
        </li>
        <li>The knowledge gaps that were found, to suggest resources and practice questions.</li>
        <li>
          In chats and talks: what your child writes or says, the child’s age{isAtHome && ' and name'}, the
          tutor’s name and the Personal Introduction from your Profile.
        </li>
        {about.hasCalls && (
          <li>
            In a talk, the sound of the microphone goes straight to {about.name}. To set up the talk, this
            computer also asks public servers of Google (STUN) for its internet address.
          </li>
        )}
      </ul>
      {!isAtHome && (
        <p>
          Names are taken out of everything written before it is sent: your child’s, yours, and with them
          e-mail addresses, phone numbers, home addresses and passwords that are found. They are put back into
          the answer here. The sound of a talk or a recording, what is typed in a talk, and pictures are sent
          as they are.
        </p>
      )}
    </Part>
  )
}

function Terms({ terms }: { terms: NonNullable<AboutProvider['terms']> }) {
  return (
    <Part title="Children and the terms">
      <p>{terms.minors}</p>
      <a
        href={terms.url}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-flex min-h-11 items-center gap-2 font-bold"
      >
        {terms.label}
        <ExternalLink aria-hidden className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <p className="text-small break-words text-ink-soft">{terms.url.replace('https://', '')}</p>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-[20px]">{title}</h2>
      {children}
    </section>
  )
}
