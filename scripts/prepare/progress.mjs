const secondsBetweenSigns = 10;

/**
 * Says what is being done, then every ten seconds that it still is.
 * @param {string} what a plain phrase with no full stop
 * @returns {() => void} to be called when it is done; prints how long it took
 */
export function showProgress(what) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`${what} …`);
  const sign = setInterval(() => console.log(`  … ${seconds()} s`), secondsBetweenSigns * 1000);
  sign.unref();
  return () => {
    clearInterval(sign);
    console.log(`  done in ${seconds()} s`);
  };
}
