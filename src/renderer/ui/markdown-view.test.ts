import type { Element } from 'hast'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { MarkdownView, TypedView } from './markdown-view.tsx'
import { workRows } from './work-rows.ts'

const html = (text: string) => renderToStaticMarkup(createElement(MarkdownView, { text }))
const typed = (text: string) => renderToStaticMarkup(createElement(TypedView, { text }))

describe('marked steps', () => {
  it('say right or wrong in words and put the mark at the end', () => {
    const page = html('- [x] Chose to add the fractions `1 mark`\n- [ ] 3/6 + 2/6 = 5/6 `0 marks`')
    const rows = page.match(/<li data-verdict.*?<\/li>/gs) ?? []
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(
      /data-verdict="right".*Right: .*Chose to add the fractions.*bg-right-soft.*1 mark/s,
    )
    expect(rows[1]).toMatch(/data-verdict="wrong".*Wrong: .*bg-wrong-soft.*0 marks/s)
    expect(page).not.toContain('<input')
  })

  it('are found in loose lists too, and keep code within the sentence', () => {
    const page = html('- [x] Wrote `3/6` first `1 mark`\n\n- [ ] Then stopped')
    expect(page).toMatch(/data-verdict="right".*<code>3\/6<\/code> first.*bg-right-soft.*1 mark/s)
    expect(page).toContain('data-verdict="wrong"')
  })

  it('leave ordinary lists alone', () => {
    const list: Element = { type: 'element', tagName: 'ul', properties: {}, children: [] }
    workRows()({ type: 'root', children: [list] })
    expect(list.properties).toEqual({})
  })
})

describe('formatted text', () => {
  it('typesets maths and leaves prices', () => {
    expect(html('$\\frac12$ of $5 and $7')).toMatch(/class="katex".* of \$5 and \$7/s)
    expect(html('\\[x^2\\]')).toContain('katex-display')
  })

  it('links only to vetted sites, in a new tab', () => {
    expect(html('[a](https://www.khanacademy.org/math)')).toMatch(
      /href="https:\/\/www.khanacademy.org\/math" target="_blank" rel="noopener noreferrer"/,
    )
    const strange = [
      'https://evil.example/?n=Mina',
      'https://khanacademy.org@evil.example/',
      'https://me@www.khanacademy.org/',
      'https://khanacademy.org.evil.example/',
      'http://www.khanacademy.org/',
      'javascript:alert(1)',
      'data:text/html,x',
      '/past-assessments',
      '#x',
      'mailto:a@b.example',
    ]
    for (const url of strange) {
      const page = html(`[press me](${url}) and <${url}> and ${url}`)
      expect(page).not.toContain('href')
      expect(page).toContain('press me')
    }
  })

  it('shows a link that tells a name as plain text', () => {
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ childName: 'Mina' }) })
    expect(html('[a](https://www.khanacademy.org/mina)')).not.toContain('href')
    expect(html('[a](https://www.khanacademy.org/math)')).toContain('href')
    vi.unstubAllGlobals()
  })

  it('neither runs markup nor loads pictures', () => {
    const page = html('<script>alert(1)</script> <img src=x onerror=alert(1)> ![cat](https://a.org/cat.png)')
    expect(page).not.toMatch(/<script|<img/)
    expect(page).toContain('cat')
  })

  it('draws a picture, with its words for a screen reader', () => {
    const page = html('Look:\n\n```picture\nbar 3/4\n```')
    expect(page).toMatch(/role="img" aria-label="A bar cut into 4 equal parts, 3 parts coloured."/)
    expect(page.match(/<rect/g)).toHaveLength(4)
    expect(page).not.toContain('<pre')
  })

  it('shows the words of a picture that can’t be drawn, and leaves other code alone', () => {
    expect(html('```picture\nhouse 3\n```')).toMatch(/<pre.*house 3/s)
    expect(html('```\nbar 3/4\n```')).toMatch(/<pre.*bar 3\/4/s)
  })

  it('bears broken maths', () => {
    expect(html('$\\frac{1$')).toContain('\\frac{1')
  })
})

describe('typed text', () => {
  it('keeps stars, columns and line ends as they were typed', () => {
    expect(typed('  407\n- 158\n-----\n2*3*4 # 1')).toContain('  407\n- 158\n-----\n2*3*4 # 1')
  })

  it('typesets maths within the line', () => {
    expect(typed('so $x^2$ <b>')).toMatch(/so <span class="inline">.*katex.* &lt;b&gt;/s)
  })
})
