import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import { deviceValue } from '@/ui/device/device-value.ts';

/**
 * What a family device may remember: names, never a secret.
 * @see docs/requirements.md#r-child-login
 */
export interface CachedFamily {
  parentEmail: string;
  /** Children's names as their accounts have them, the last to sign in first. */
  names: readonly string[];
}

const most = 12;
const longestName = 200;

/** The family that this device remembers. */
export const cachedFamily = deviceValue<CachedFamily>('remembered-family', (value) => {
  const { parentEmail, names } = value as Record<keyof CachedFamily, unknown>;
  if (typeof parentEmail !== 'string' || !isEmail(parentEmail) || !Array.isArray(names))
    return null;
  const cached = names.filter(
    (name): name is string => typeof name === 'string' && name !== '' && name.length <= longestName,
  );
  return { parentEmail, names: cached.slice(0, most) };
});

/**
 * The family with a child who has just signed in, put first. Another parent's address begins a new
 * family.
 */
export function withChild(
  family: CachedFamily | null,
  parentEmail: string,
  childName: string,
): CachedFamily {
  const email = normaliseEmail(parentEmail);
  const name = childName.trim();
  const others = family?.parentEmail === email ? family.names : [];
  const same = foldDiacritics(name);
  return {
    parentEmail: email,
    names: [name, ...others.filter((other) => foldDiacritics(other) !== same)].slice(0, most),
  };
}
