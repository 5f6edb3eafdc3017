/**
 * What went wrong where one of the wrong options was chosen, apart from the explanation: it is for nobody else. The
 * builtin tutor's older explanations end in it, as `If you chose 64: …`.
 */
export const practiceNotes = `
alter table mcqs add column note text;
alter table mcqs add column note_option text check (note_option in ('A', 'B', 'C', 'D'));

update mcqs
set note = substr(explanation, instr(explanation, char(10, 10) || 'If you chose ') + 2),
    explanation = substr(explanation, 1, instr(explanation, char(10, 10) || 'If you chose ') - 1)
where instr(explanation, char(10, 10) || 'If you chose ') > 0;

update mcqs
set note_option = case 1
  when instr(note, 'If you chose ' || option_a || ': ') then 'A'
  when instr(note, 'If you chose ' || option_b || ': ') then 'B'
  when instr(note, 'If you chose ' || option_c || ': ') then 'C'
  when instr(note, 'If you chose ' || option_d || ': ') then 'D'
end
where note is not null;

update mcqs
set note = substr(note, length('If you chose : ') + 1 + length(case note_option
  when 'A' then option_a when 'B' then option_b when 'C' then option_c else option_d end))
where note_option is not null;
update mcqs set note = null where note_option is null;
`
