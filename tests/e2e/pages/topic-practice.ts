import type { Page } from 'playwright'

/** Practice by choice: the topics, a round and its summary. */
export function topicPractice(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const topics = page.getByRole('list', { name: 'Topics' }).getByRole('button')
  return {
    find: page.getByRole('searchbox', { name: 'Find a topic' }),
    topics,
    topic: (concept: string) => topics.filter({ hasText: concept }),
    /** The question as typeset. */
    question: page.getByRole('main').getByRole('heading', { level: 2 }),
    answer: page.getByRole('textbox', { name: /^Your answer/ }),
    check: button('Check'),
    checkAgain: button('Check again'),
    showMeHow: button('Show me how'),
    next: button('Next'),
    stop: button('Stop here'),
    seeHow: button('See how it went'),
    anotherTopic: button('Another topic'),
  }
}
