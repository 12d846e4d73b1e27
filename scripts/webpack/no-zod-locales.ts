// Stands in the place of Zod's sentences in some fifty languages, 60 KiB compressed: the contract words its issues itself.
export {};
