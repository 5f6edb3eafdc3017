import { HttpError } from '../shared/http-error.ts'

export function evaluationNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'We couldn’t find this assessment among your saved ones.')
}
