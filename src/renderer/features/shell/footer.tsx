import { Mark } from '#ui/logo.tsx'

const links = ['Privacy Policy', 'Terms of Use', 'Contact Us']

export function Footer() {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-4 text-small text-ink-soft sm:px-6">
      <Mark className="h-8 w-auto" />
      <span>© {new Date().getFullYear()} Stepwise. All rights reserved</span>
      <ul className="flex flex-wrap gap-x-6 sm:ml-auto">
        {links.map(label => (
          <li key={label}>
            {/* biome-ignore lint/a11y/useValidAnchor: these links have no target */}
            <a>{label}</a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
