/** What was said in talks, each with its reply. Why the safety check stopped at either is kept for the parent. */
export const voice = `
create table voice_messages (
  id integer primary key autoincrement,
  user_id integer not null references users on delete cascade,
  user_query text not null,
  ai_response text not null,
  is_bookmarked integer not null default 0 check (is_bookmarked in (0, 1)),
  ending text not null default 'complete' check (ending in ('complete', 'stopped', 'cut_off')),
  query_concern text,
  reply_concern text,
  spoken_at text not null,
  created_at text not null
) strict;
create index voice_messages_by_user on voice_messages (user_id, spoken_at, id);
`
