// Stands for every style sheet: tests look at what a page says, not at how it is painted.
export {};
