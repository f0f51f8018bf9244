export { baselineOf, baselineText, type Drift, type Drifted, driftOf, readBaseline } from './comparing/baseline.ts';
export { type Comparison, compareRuns, type Difference } from './comparing/compare.ts';
export { mergeShares } from './comparing/merge.ts';
export { loadWithFurther, type Narrowing, narrow } from './comparing/pairs.ts';
export { readSweep, type Sweep, type SweepTable, sweepRun, sweepTable } from './comparing/sweep.ts';
export {
  type DescribedColumn,
  type DescribedKnob,
  describeColumns,
  describeKnobs,
  knobInWords as knobTold,
  knobSchema,
} from './describe.ts';
export type { Fit, FitKnob, FitMetric } from './fit/fit.ts';
export { type LoadedRun, loadRun } from './load.ts';
export type { Manifest } from './manifest.ts';
export { FORMATS, type Format, type Plan, PlanError, RunError, type Shard, shellWord } from './plan.ts';
export { POLICIES, POLICY_WORDS, type Policy } from './policies/names.ts';
export { type PolicyResult, policyResults } from './policies/results.ts';
export type { WorkerShare, Workers } from './pool.ts';
export { programNamed } from './programs.ts';
export { readTargets } from './report/reference.ts';
export { type Mark, type MetricRow, type Report, reportOf } from './report/report.ts';
export type { RateRow, ShapeRow } from './report/shapes.ts';
export { LEAST_DYNASTIES } from './report/student.ts';
export type { LongRun } from './report/trends.ts';
export { checkTuning, type Progress, runBatch, tuningNames } from './run.ts';
export { TABLE_NAMES, type TableName } from './tables.ts';
