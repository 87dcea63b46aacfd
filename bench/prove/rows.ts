import { damagedFolderRow, failingDiskRow, fullDiskRow } from './disk.ts';
import { killNineRow } from './kill-nine.ts';
import { outsideRow } from './outside.ts';
import { restartRow } from './restarts.ts';
import type { ProofRow } from './row.ts';
import { scaleOutRow } from './scale-out.ts';
import {
  backupRow,
  canaryRow,
  codeRow,
  fulfilRow,
  migrationRow,
  paymentRow,
  recomputeRow,
  replayRow,
} from './suite.ts';
import { logsRow, packagesRow } from './supply.ts';

/** Everything that `npm run prove` runs, in the order of docs/proof.md. */
export const rows: readonly ProofRow[] = [
  killNineRow,
  fullDiskRow,
  failingDiskRow,
  damagedFolderRow,
  replayRow,
  recomputeRow,
  backupRow,
  restartRow,
  migrationRow,
  scaleOutRow,
  outsideRow,
  paymentRow,
  fulfilRow,
  codeRow,
  canaryRow,
  packagesRow,
  logsRow,
];
