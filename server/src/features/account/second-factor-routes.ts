import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  confirmDevice,
  enrolDevice,
  giveSecondFactor,
  readSecondFactor,
  renewBackupCodes,
} from '@pius/contracts/second-factor.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { confirmEnrolment, enrol, giveCode, renewCodes, standingOf } from './second-factor.ts';

/** An admin's second factor: enrolled and given here, asked for by whatever lies under `/rest/v1/admin`. */
export function secondFactorRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, readSecondFactor, ({ caller, now }) => standingOf(house, caller, now));
  mount(app, house, enrolDevice, ({ body, caller, now }) =>
    enrol(house, caller, body.password, now),
  );
  mount(app, house, confirmDevice, ({ body, caller, now }) =>
    confirmEnrolment(house, caller, body.code, now),
  );
  mount(app, house, giveSecondFactor, ({ body, caller, now }) =>
    giveCode(house, caller, body.code, now),
  );
  mount(app, house, renewBackupCodes, ({ caller, now }) => renewCodes(house, caller, now));
}
