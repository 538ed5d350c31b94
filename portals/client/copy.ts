export const copy = {
  offline: "We can't reach the server. Your answers are still here. Check your connection and try again.",
  covered:
    'Nothing was sent, because something on this website lies over this form or has only just moved away. Close it and press the button again, or continue in a new tab. Your answers are saved.',
} as const;
