const IS_GROWN_UP =
  /\b(?:as a (?:parent|mum|mom|dad|mother|father|carer)|i(?:'m| am) (?:\w+(?:'s|s) )?(?:his |her |their |the |a )?(?:mum|mom|dad|mother|father|gran(?:dma|ny|dad|dpa)?|grandmother|grandfather|parent|aunt|carer)\b|this is (?:\w+'?s|his|her) (?:mum|mom|dad|gran\w*)|my (?:\d+ year old |little |eldest |youngest |older |younger )?(?:son|daughter|child|kid|boy|girl|grandson|granddaughter|grandchild)(?:'s)?\b)/i

const OF_CHILD =
  /\b(?:he|she|they|him|her|them|his|my (?:son|daughter|child|kid|boy|girl|little one))(?:'s|'re)?\b/i
const ASKS_HELP =
  /\bhow (?:can|should|do|could|would) (?:i|we) (?:best )?(?:help|explain|teach|show|support|get)\b|\b(?:should|must|can|may|do) i (?:be|give|tell|let|help|make|worry|say|do)\b|\bwhat (?:can|should|do|could) (?:i|we) (?:do|say|tell)\b|\bis (?:it|that|he|she) (?:normal|ok|okay|bad|too|behind|usual)\b|\bhow (?:much|long|often) should (?:he|she|they|my)\b|\bam i (?:doing|helping|explaining|wrong|right|too|to|allowed|being|the)\b/i

/** Whether somebody writes who looks after a child. */
export function isGrownUp(text: string): boolean {
  // `they` of a question with its numbers are people of a story.
  const isStory =
    (text.match(/\d+/g)?.length ?? 0) > 1 && !/\bmy (?:son|daughter|child|kid|little one)\b/i.test(text)
  return IS_GROWN_UP.test(text) || (!isStory && OF_CHILD.test(text) && ASKS_HELP.test(text))
}

export const speaksOfChild = (text: string): boolean => OF_CHILD.test(text) || IS_GROWN_UP.test(text)

/** Whether a grown-up asks for advice, or worries. */
export function asksAdvice(text: string): boolean {
  return (
    ASKS_HELP.test(text) ||
    /\b(?:worr(?:y|ied)|behind|cr(?:y|ies|ied|ying)|tears?|hates?|stupid|struggl\w*|gives? up|scared|confidence|never good)\b/i.test(
      text,
    )
  )
}
