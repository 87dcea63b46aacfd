/**
 * What a hash costs: 19 MiB (`memory` is in KiB) and two passes, with one lane. Tests other than that of hashing make
 * cheaper ones.
 * @see docs/requirements.md#r-password-hash
 */
export const hashCost = { memory: 19456, passes: 2 };
