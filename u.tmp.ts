import { traced } from '#tutor/tutor-reply.ts'
const [q, ...says] = process.argv.slice(2)
const first: any = traced({ messages: [{ role: 'child', text: q! }], childName: 'Mina', grade: 8 } as any)
for (const s of says) { const r: any = traced({ messages: [{ role: 'child', text: q! }, { role: 'tutor', text: first.reply }, { role: 'child', text: s }], childName: 'Mina', grade: 8 } as any); console.log(s, ' => ', r.act, '|', r.reply.replace(/\n/g, ' ⏎ ').slice(0, 200)) }
