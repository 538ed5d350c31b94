export const copy = {
  covered:
    'Nothing was sent, because something on this website lies over this form or has only just moved away. Close it and press the button again, or continue in a new tab. Your answers are saved.',
  tab: 'Continue in a new tab',
} as const;
