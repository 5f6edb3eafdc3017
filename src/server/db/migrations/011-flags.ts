const DAYS = "'+90 days'"
const FORM = "'%Y-%m-%dT%H:%M:%fZ'"

/** Words that name a grown-up of a home. What was told of harm by one is not shown to that home, old rows included. */
const namesHome = (column: string) =>
  ['dad', 'mum', 'mom', 'father', 'mother', 'parent', 'step', 'grandpa', 'grandma', 'granny', 'home']
    .map(word => `lower(${column}) like '%${word}%'`)
    .join(' or ')

/**
 * What was flagged, apart from the chats: it stays for the parent whatever becomes of them. The country is the one
 * whose helplines are shown; null for the computer's own.
 */
export const flags = `
create table flagged_exchanges (
  id integer primary key autoincrement,
  user_id integer not null references users on delete cascade,
  tier text not null check (tier in ('urgent', 'talk', 'stop')),
  concern text not null,
  source text not null,
  about text not null check (about in ('child', 'reply')),
  said text not null,
  reply text not null,
  chat_title text,
  created_at text not null,
  kept_until text not null,
  seen_at text
) strict;
create index flagged_exchanges_by_user on flagged_exchanges (user_id, created_at);

alter table household_settings add column helpline_country text;

delete from chat_messages where id in (
  select reply.id from chat_messages as said join chat_messages as reply on reply.id = (
    select min(id) from chat_messages where session_id = said.session_id and id > said.id
  )
  where said.concern = 'abuse' and said.role = 'user' and reply.role = 'assistant' and (${namesHome('said.content')})
);
delete from chat_messages where concern = 'abuse' and role = 'user' and (${namesHome('content')});
delete from voice_messages where query_concern = 'abuse' and (${namesHome('user_query')});

insert into flagged_exchanges (user_id, tier, concern, source, about, said, reply, chat_title, created_at, kept_until)
select s.user_id, case when m.concern in ('self_harm', 'abuse') then 'urgent' else 'stop' end,
  m.concern, 'live_chat', 'child', m.content,
  coalesce((select r.content from chat_messages r where r.session_id = m.session_id and r.id > m.id
    and r.role = 'assistant' order by r.id limit 1), ''),
  s.title, m.created_at, strftime(${FORM}, 'now', ${DAYS})
from chat_messages m join chat_sessions s on s.id = m.session_id
where m.concern is not null and m.role = 'user' order by m.id;

insert into flagged_exchanges (user_id, tier, concern, source, about, said, reply, chat_title, created_at, kept_until)
select s.user_id, 'stop', m.concern, 'live_chat', 'reply', coalesce(q.content, ''), m.content, s.title, m.created_at,
  strftime(${FORM}, 'now', ${DAYS})
from chat_messages m join chat_sessions s on s.id = m.session_id
left join chat_messages q on q.id = (
  select max(id) from chat_messages where session_id = m.session_id and id < m.id and role = 'user'
)
where m.concern is not null and m.role = 'assistant' and q.concern is null order by m.id;

insert into flagged_exchanges (user_id, tier, concern, source, about, said, reply, created_at, kept_until)
select user_id, case when query_concern in ('self_harm', 'abuse') then 'urgent' else 'stop' end,
  coalesce(query_concern, reply_concern), 'call', case when query_concern is null then 'reply' else 'child' end,
  user_query, ai_response, spoken_at, strftime(${FORM}, 'now', ${DAYS})
from voice_messages where query_concern is not null or reply_concern is not null order by id;
`
