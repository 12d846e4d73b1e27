// Replaces every module sheet: `styles.card` is 'card'.
const names = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) });

module.exports = names;
