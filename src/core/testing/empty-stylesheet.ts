// Replaces every style sheet: tests check a page's content, not its look.
export {};
