import { expect, test } from 'vitest'
import { verdictAs } from '#support/maths/verdict-as.ts'

test.each([
  ['The coach left school at 9:15 and pulled up at the museum at 9:52. How many minutes did it take?', '37'],
  ['the film starts at 4:10 and finishes at 5:45. how many minuts long is it', '95'],
  ['Maya put a cake in the oven at 10:40. She took it out at 11:25. How long was it in?', '45 minutes'],
  ['The bus leaves at 10:45 and it arrives at 1:20 pm. How long is the trip?', '2 h 35 min'],
  ['School starts at 8:50. Tom arrives at 9:05. How many minutes late is he?', '15'],
  ['It is 3:15 pm. The bus comes at 3:42 pm. How long must Ella wait?', '27 minutes'],
  ['Dad went to sleep at 10:30 pm and woke up at 6:15 am. How long did he sleep?', '7 h 45 min'],
  ['The pool opens at 9 am and closes at 5 pm. For how many hours is it open?', '8'],
  ['The lesson was from 9.15 am to 10.05 am. How many minutes was the lesson?', '50'],
])('%s', (question, answer) => expect(verdictAs('time', question, answer)).toBe('right'))

test.each([
  'Leo has football from 4:15 to 5:30 every day. How many hours does he play in a week?',
  'Sam bought a pen for 2.50 and a book for 4.25. How long is it?',
  'The party ended at 5:45 pm. It began at 3:00 pm. How long was it?',
  'Dad woke up at 6:15 am. He went to sleep at 10:30 pm. How long did he sleep?',
  'Two runners finish in 4:10 and 4:35 minutes. How many minutes faster is the first?',
  'Ben left home at 8:05 and got to school at 8:31. He left at 3:15. How long was the way?',
])('not: %s', question => expect(verdictAs('time', question, '1 hour')).toBeUndefined())
