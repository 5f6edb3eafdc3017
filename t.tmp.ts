import { traced } from '#tutor/tutor-reply.ts'
const messages: any[] = []
for (const text of process.argv.slice(2)) { messages.push({ role: 'child', text }); const r: any = traced({ messages: [...messages], childName: 'Mina', grade: 5 }); messages.push({ role: 'tutor', text: r.reply }); console.log('>', text, '\n  ', r.act, '|', r.reply.replace(/\n/g, ' ⏎ ')) }
