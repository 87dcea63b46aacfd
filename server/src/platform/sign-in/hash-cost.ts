/** What a hash costs: 19 MiB (`memory` is in KiB) and two passes, with one lane (promise 18). Tests other than that of hashing make cheaper ones. */
export const hashCost = { memory: 19456, passes: 2 };
