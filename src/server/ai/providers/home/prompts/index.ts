import type { MarkingSteps } from '../../../marking/steps.ts'
import { assessByPoints } from './assessment.ts'
import { findShortly } from './findings.ts'
import { schemeOfPoints } from './scheme.ts'

/**
 * The steps of an evaluation for a small model. What earns marks is known before it is asked (`text/subjects/points.ts`);
 * it says little by little what it thinks of, and adds nothing up.
 */
export const smallSteps: MarkingSteps = {
  scheme: schemeOfPoints,
  assessment: assessByPoints,
  findings: findShortly,
}
