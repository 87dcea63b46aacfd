import {
  confirmEmail,
  exportFamily,
  isParentAdmin,
  listUserRoles,
  readConfirmation,
  readProfile,
  resendConfirmation,
  signUp,
} from './account.ts';
import { listUserSubscriptions } from './billing.ts';
import { addClass, readClass } from './class.ts';
import { readCourse, readLesson, readLessonOutside } from './course.ts';
import { addChild, deleteChild, editChild, listChildren } from './family.ts';
import {
  approveDevice,
  listDevices,
  readDeviceHere,
  removeDevice,
  signInHere,
} from './family-devices.ts';
import { listMistakeReports, reportMistake } from './mistake-reports.ts';
import {
  gradeAnswers,
  readFamilyProgress,
  readMissed,
  readProgress,
  saveProgress,
  saveQuizResult,
  saveTimeSpent,
} from './progress.ts';
import { readReviews, saveHeardReview, saveReview } from './reviews.ts';
import {
  confirmDevice,
  enrolDevice,
  giveSecondFactor,
  readSecondFactor,
  renewBackupCodes,
} from './second-factor.ts';
import {
  askEmailChange,
  cancelDeletion,
  changeProfile,
  confirmEmailChange,
  deleteFamily,
  listConsents,
  readEmailChange,
  setDataConsent,
} from './settings.ts';
import {
  askLoginCode,
  askPasswordReset,
  changePassword,
  readPasswordReset,
  resetPassword,
  signInByCode,
} from './sign-in.ts';

/** Every route there is. The OpenAPI document, the browser's types and the access tests are made from this table. */
export const allRoutes = [
  readProfile,
  listUserRoles,
  isParentAdmin,
  signUp,
  resendConfirmation,
  readConfirmation,
  confirmEmail,
  exportFamily,
  askLoginCode,
  signInByCode,
  askPasswordReset,
  readPasswordReset,
  resetPassword,
  changePassword,
  changeProfile,
  askEmailChange,
  readEmailChange,
  confirmEmailChange,
  listConsents,
  setDataConsent,
  deleteFamily,
  cancelDeletion,
  listChildren,
  addChild,
  editChild,
  deleteChild,
  listDevices,
  approveDevice,
  removeDevice,
  readDeviceHere,
  signInHere,
  addClass,
  readClass,
  listUserSubscriptions,
  readCourse,
  readLesson,
  readLessonOutside,
  reportMistake,
  listMistakeReports,
  saveProgress,
  saveTimeSpent,
  saveQuizResult,
  gradeAnswers,
  readProgress,
  readReviews,
  saveReview,
  saveHeardReview,
  readFamilyProgress,
  readMissed,
  readSecondFactor,
  enrolDevice,
  confirmDevice,
  giveSecondFactor,
  renewBackupCodes,
] as const;

export type AnyRoute = (typeof allRoutes)[number];
