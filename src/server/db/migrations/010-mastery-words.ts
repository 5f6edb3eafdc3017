/** A mastery that came of a gap had the gap's words, which name the mistake; now it says what can be done. */
export const masteryWords = `
update masteries
set description = case concept
  when 'Adding whole numbers' then 'Adds whole numbers.'
  when 'Adding with carrying' then 'Adds larger numbers and carries tens correctly.'
  when 'Subtracting whole numbers' then 'Subtracts whole numbers.'
  when 'Subtracting with borrowing' then 'Subtracts larger numbers and borrows correctly.'
  when 'Times tables' then 'Knows times-table facts.'
  when 'Multiplying larger numbers' then 'Multiplies larger whole numbers.'
  when 'Dividing whole numbers' then 'Divides whole numbers.'
  when 'Dividing by zero' then 'Knows that nothing can be divided by zero.'
  when 'Adding fractions' then 'Adds fractions.'
  when 'Subtracting fractions' then 'Subtracts fractions.'
  when 'Multiplying fractions' then 'Multiplies fractions.'
  when 'Dividing fractions' then 'Divides with fractions.'
  when 'Mixed numbers' then 'Calculates with mixed numbers.'
  when 'Simplifying fractions' then 'Writes a fraction in its lowest terms.'
  when 'Fractions of amounts' then 'Finds a fraction of an amount.'
  when 'Adding and subtracting decimals' then 'Adds and subtracts decimals.'
  when 'Multiplying decimals' then 'Multiplies decimals.'
  when 'Dividing decimals' then 'Divides decimals.'
  when 'Comparing numbers' then 'Compares numbers by their value.'
  when 'Multiplying and dividing by 10' then 'Multiplies and divides by 10, 100 and 1,000.'
  when 'Percentages of amounts' then 'Finds a percentage of an amount.'
  when 'Fractions, decimals and percentages' then 'Changes a number between fraction, decimal and percentage.'
  when 'Order of operations' then 'Works out operations in the right order.'
  when 'Powers' then 'Works out powers.'
  when 'Adding and subtracting negative numbers' then 'Adds and subtracts negative numbers.'
  when 'Multiplying and dividing negative numbers' then 'Multiplies and divides negative numbers.'
  when 'Solving equations' then 'Solves an equation for its unknown.'
  when 'Rounding numbers' then 'Rounds a number to a given place.'
  else 'Has mastered ' || concept || '.'
end
where source_type = 'resolved_gap';
`
