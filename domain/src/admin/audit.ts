/** What an admin can do that changes something: each leaves a line in the desk's audit log, named so. */
export const auditActions = [
  'refund.approved',
  'refund.declined',
  'disclosure.read',
  'disclosure.handled',
  'disclosure.reopened',
  'lesson.published',
  'mistake.handled',
  'mistake.reopened',
  'reading.recorded',
  'reading.removed',
  'access.given',
  'access.ended',
  'password-letter.sent',
  'confirmation.sent',
  'sign-in.released',
  'email.changed',
  'family.closed',
  'family.kept',
  'post.created',
  'post.changed',
  'post.deleted',
  'post.restored',
  'post.saved',
  'post.language-deleted',
  'post.published',
  'post.scheduled',
  'post.withdrawn',
  'post.imported',
  'comment.approved',
  'comment.kept',
  'comment.removed',
  'comment.restored',
  'picture.uploaded',
  'lesson-picture.added',
  'lesson-picture.changed',
  'lesson-picture.removed',
  'lesson-pictures.ordered',
  'recording.added',
  'recording.removed',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** What an act is about; its id stays in the log when the thing itself is gone. */
export const auditSubjects = [
  'order',
  'disclosure',
  'picture',
  'family',
  'child',
  'sign-up',
  'mistake-report',
  'lesson',
  'post',
  'comment',
  'saint',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/** How long a line of the audit log stays (the privacy page tells it). */
export const auditDays = 2 * 365;
