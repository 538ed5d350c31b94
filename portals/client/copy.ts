export const copy = {
  offline: "We can't reach the server. Your answers are still here. Check your connection and try again.",
} as const;
