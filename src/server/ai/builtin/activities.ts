import type { Resource } from '#contract/evaluations.ts'
export const activities: Record<string, Resource[]> = {}
