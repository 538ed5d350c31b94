import { proxy, ref } from 'valtio/vanilla';

/** Who waits for the person to say again that it is them; `settle` takes the proof, or nothing where they turned away. */
type Asked = { settle: (proof: string | null) => void };

export const proof = proxy<{ asked: Asked | null }>({ asked: null });

/** Asks for a proof by the dialog that the frame shows. */
export function askProof(): Promise<string | null> {
  return new Promise((resolve) => {
    proof.asked = ref({
      settle: (given: string | null) => {
        proof.asked = null;
        resolve(given);
      },
    });
  });
}
