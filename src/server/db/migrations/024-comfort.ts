/** How each child likes to read and to be read to, and whether a voice from the internet may read aloud. */
export const comfort = `
create table comforts (
  child_id integer primary key references children on delete cascade,
  text_size text not null check (text_size in ('usual', 'large', 'larger', 'largest')),
  line_height text not null check (line_height in ('usual', 'wide', 'wider')),
  has_wide_text integer not null check (has_wide_text in (0, 1)),
  has_calm_pictures integer not null check (has_calm_pictures in (0, 1)),
  look text not null check (look in ('system', 'light', 'dark')),
  speed text not null check (speed in ('slow', 'calm', 'usual', 'fast')),
  voice text check (length(voice) <= 300)
) strict;

alter table household_settings add column allows_remote_voices integer not null default 0
  check (allows_remote_voices in (0, 1));
`
