// Given to the attacked server by `--import`: it is the product but for its limiter, so that a scanner's hundreds of
// calls of one route in one account end at what that route does with them.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith('/platform/http/limiter.ts')) return next(specifier, context);
    return { url: new URL('./limiter.ts', import.meta.url).href, shortCircuit: true };
  },
});
