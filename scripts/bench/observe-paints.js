// Runs in the measured page before anything else. frame-times.ts reads the times between frames, next-paint.ts those from each input to
// the next paint.
(() => {
  const paints = { frames: [], inputs: [] };
  let last;
  const frame = (now) => {
    if (last !== undefined) paints.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // The browser tells only of inputs that were painted after 16 ms or later.
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration, startTime, processingStart } of list.getEntries()) {
      paints.inputs.push({ name, duration, startTime, processingStart });
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  addEventListener('click', ({ timeStamp }) => (paints.clickedAt = timeStamp), { capture: true });
  // Resolves with the time from the last click to the frame after the one in which an element is in the document.
  paints.untilShown = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const isShown = paints.clickedAt !== undefined && document.querySelector(selector) !== null;
        requestAnimationFrame(isShown ? (now) => resolve(now - paints.clickedAt) : look);
      };
      look();
    });
  window.paints = paints;
})();
