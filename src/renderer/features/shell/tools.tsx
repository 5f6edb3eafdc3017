import { LogOut, Menu } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link, useLocation } from 'react-router-dom'
import { VoiceCallButton } from '#features/voice-call/voice-call-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { IconButton, iconButtonClasses } from '#ui/icon-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Tooltip, TooltipProvider } from '#ui/tooltip.tsx'
import { labelOf } from '../../page-names.ts'
import { type Page, pages, pathsOf } from '../../pages.ts'
import { useLogout } from './use-logout.ts'

/** The signed-in part of the header: icons on wide screens, with their names from 1200 px on, and a menu on narrow ones. */
export function Tools() {
  const logout = useLogout()
  const logOut = () => !logout.isPending && logout.mutate()
  return (
    <TooltipProvider>
      <VoiceCallButton />
      <nav aria-label="Tools" className="ml-auto hidden gap-0.5 md:flex">
        {pages.map(
          page =>
            page.tool && !page.tool.isMenuOnly && <ToolIcon key={page.path} page={page} tool={page.tool} />,
        )}
        <Tooltip text="Logout">
          <IconButton label="Logout" onClick={logOut}>
            {logout.isPending ? (
              <Spinner className="size-5" />
            ) : (
              <LogOut aria-hidden className="size-[22px]" />
            )}
          </IconButton>
        </Tooltip>
      </nav>
      <ToolMenu onLogOut={logOut} />
    </TooltipProvider>
  )
}

function useIsCurrent() {
  const { pathname } = useLocation()
  return (page: Page) => (pathsOf(page).includes(pathname) ? 'page' : undefined)
}

function ToolIcon({ page, tool: { hasWords, icon: Icon } }: { page: Page; tool: NonNullable<Page['tool']> }) {
  const label = labelOf(page.path)
  const isCurrent = useIsCurrent()
  return (
    <Tooltip text={label}>
      <Link
        to={page.path}
        aria-current={isCurrent(page)}
        className={classNames(
          iconButtonClasses,
          hasWords &&
            'no-underline min-[1200px]:flex min-[1200px]:w-auto min-[1200px]:gap-1.5 min-[1200px]:px-2',
        )}
      >
        <Icon aria-hidden className="size-[22px] shrink-0" />
        <span
          className={classNames(
            'sr-only',
            hasWords &&
              'text-left font-heading text-[13px] leading-[1.15] font-extrabold min-[1200px]:not-sr-only min-[1200px]:w-min',
          )}
        >
          {label}
        </span>
      </Link>
    </Tooltip>
  )
}

const entry =
  'flex min-h-12 w-full items-center gap-3 rounded-small px-3 font-bold text-ink no-underline ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong data-highlighted:bg-sunk'

function ToolMenu({ onLogOut }: { onLogOut: () => void }) {
  const isCurrent = useIsCurrent()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Menu" className="border-2 border-line-strong md:hidden">
          <Menu aria-hidden className="size-[22px]" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          className="z-60 grid w-[280px] animate-rise gap-1 rounded-medium border border-line bg-card p-2 shadow-card"
        >
          {pages.map(
            page =>
              page.tool && (
                <DropdownMenu.Item key={page.path} asChild>
                  <Link to={page.path} aria-current={isCurrent(page)} className={entry}>
                    <page.tool.icon aria-hidden className="size-[22px]" />
                    {labelOf(page.path)}
                  </Link>
                </DropdownMenu.Item>
              ),
          )}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item onSelect={onLogOut} className={`${entry} cursor-pointer`}>
            <LogOut aria-hidden className="size-[22px]" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
