/**
 * How PostgreSQL plans the queries of Trellis: mostly short ones, many at once, on data that fits into memory. An operator's own database has
 * other defaults, so each session sets them.
 */
export const SESSION_SETTINGS = Object.freeze({
  // The default is measured for disks with seek time.
  random_page_cost: '1.1',
  // Compiling takes longer than the queries run.
  jit: 'off',
  // One query must not take the cores from all others. Parallel queries would also need /dev/shm, which is tiny in containers.
  max_parallel_workers_per_gather: '0',
});

/** Kilobytes. With PostgreSQL's default of 4 MB, it forgets which rows of a page have a frequent word, and reads all of them. */
export const LEAST_WORK_MEM = 16_384;

/** The statements that set them. An operator may give more memory. */
export const SET_SESSION: string = [
  ...Object.entries(SESSION_SETTINGS).map(([name, value]) => `set ${name} = ${value}`),
  `select set_config(name, '${LEAST_WORK_MEM}', false) from pg_settings where name = 'work_mem' and setting::bigint < ${LEAST_WORK_MEM}`,
].join('; ');
