/** Ids are never used twice, so that a reply under way can't end in a session that came after a deleted one. */
export const chat = `
create table chat_sessions (
  id integer primary key autoincrement,
  user_id integer not null references users on delete cascade,
  title text not null,
  created_at text not null
) strict;
create index chat_sessions_by_user on chat_sessions (user_id);

create table chat_messages (
  id integer primary key autoincrement,
  session_id integer not null references chat_sessions on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  ending text not null default 'complete' check (ending in ('complete', 'stopped', 'cut_off')),
  concern text,
  is_spoken integer not null default 0 check (is_spoken in (0, 1)),
  created_at text not null
) strict;
create index chat_messages_by_session on chat_messages (session_id);
create index chat_messages_with_concern on chat_messages (session_id) where concern is not null;
`
