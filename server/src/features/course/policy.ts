import type { ErrorCode } from '@pius/contracts/errors.ts';
import type { ModuleAccess, ModuleLock } from '@pius/domain/account/module-access.ts';
import { AppError } from '../../platform/http/app-error.ts';

const codes: Record<ModuleLock, ErrorCode> = {
  'sign-in': 'lesson_locked_sign_in',
  'ask-parent': 'lesson_locked_ask_parent',
  'children-only': 'lesson_locked_children_only',
};

/** Throws the reason where a module is locked: 401 for a visitor, 403 for a wrong role or no access. */
export function requireOpen(access: ModuleAccess): void {
  if (!access.open) throw new AppError(codes[access.reason]);
}
