// Runs in the measured page before anything else; page-load.ts reads `timings` when the page is quiet.
(() => {
  const timings = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 };
  window.timings = timings;
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    timings.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) timings.layoutShift += value;
  });
})();
