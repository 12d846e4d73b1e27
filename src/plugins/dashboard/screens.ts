import type { Screen } from '#tests/e2e/screens/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'candidate-dashboard', who: 'candidate', route: '/admin/dashboard/dashboard-candidate' },
  { name: 'own-dashboard', who: 'candidate', route: '/admin/dashboard' },
  { name: 'employer-dashboard', who: 'employer', route: '/admin/dashboard/dashboard-employer' },
  { name: 'admin-dashboard', who: 'admin', route: '/admin/dashboard/dashboard-admin' },
];
