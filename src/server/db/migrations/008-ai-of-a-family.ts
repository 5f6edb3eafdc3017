/**
 * Addresses and models were the computer's, now they are a family's: the oldest account's, like the keys kept so far,
 * which `old_key` rows say. What other families had agreed to was about that connection, so they are asked again.
 * `lent_ai_use` counts what other families have used of an account's connections.
 */
export const aiOfAFamily = `
create table lent_ai_use (
  user_id integer not null references users on delete cascade,
  day text not null,
  service text not null,
  calls integer not null,
  voice_seconds integer not null,
  primary key (user_id, day, service)
) strict, without rowid;

insert into notices (message, created_at)
select
  'Each family on this computer now has AI connections of its own. What was connected until now belongs to the family that was here first; in Settings, its parent can let the other families use it.',
  strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
where exists (select 1 from users)
  and exists (select 1 from settings where user_id is null or name in ('consent.openai', 'consent.gemini'));

create temp table oldest as select id from users order by created_at, id limit 1;
delete from settings
where name in ('consent.openai', 'consent.gemini') and user_id not in (select id from temp.oldest);
update settings set user_id = (select id from temp.oldest) where user_id is null;
delete from settings where user_id is null;
insert into settings (user_id, name, value)
select id, 'old_key.' || service, 'waits'
from temp.oldest, (select 'openai' as service union all select 'gemini');
drop table temp.oldest;
`
