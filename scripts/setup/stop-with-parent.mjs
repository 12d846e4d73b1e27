const LOOK_EVERY_MS = 500;

/**
 * Asks this process to stop, as SIGTERM does, once the process that started it is gone. A killed npm can pass no signal on,
 * and a server nobody sees would keep its port and its data folder.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
}
