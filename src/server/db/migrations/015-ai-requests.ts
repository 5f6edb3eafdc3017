/** Every request that leaves the computer is counted, besides the calls that a family's limit knows. */
export const aiRequests = `
alter table ai_use add column requests integer not null default 0;

update ai_use set requests = calls;
`
