/** Rows without an account belong to the computer. Keys are never here: they live in the keychain. */
export const settings = `
create table settings (
  id integer primary key,
  user_id integer references users on delete cascade,
  name text not null,
  value text not null
) strict;
create unique index settings_by_name on settings (name, coalesce(user_id, 0));
create index settings_by_user on settings (user_id);
`
