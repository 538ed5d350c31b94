import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { addressOfPlace } from '../../flow/go';
import { verifyCode } from '../../stores/code.actions';

/** Exchanges a code and goes where the answer leads. The code's step leaves the history: Back must not return to it. */
export function useAfterCode(): (otp: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (otp) => {
      const after = await verifyCode(otp);
      if (after.to === 'address') return window.location.assign(after.address);
      void navigate(addressOfPlace({ step: after.pagePath }, after.practiceUrlSlug), { replace: true });
    },
    [navigate],
  );
}
