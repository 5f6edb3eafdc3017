/** An evaluation that is sent again, because the answer to the first time got lost, is saved once. */
export const savedOnce = `
alter table evaluations add column submission_id text;
create unique index evaluations_by_submission on evaluations (user_id, submission_id)
  where submission_id is not null;
`
