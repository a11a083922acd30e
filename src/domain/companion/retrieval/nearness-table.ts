/** 384 signed bytes in base64, and what one is worth. */
interface Direction {
  readonly bytes: string
  readonly step: number
}

/** What a line is worth beside a message, in log-odds: `scale` times their cosine, and five times `line` along it; and that none of a journal belongs there: five times `none` along the message, and `bias`. */
export interface NearnessHead {
  readonly scale: number
  readonly bias: number
  readonly none: Direction
  readonly line: Direction
}

/** Of passages and statements beside what is told, and of passages beside a question. Written by scripts/learn/learn-encoder.ts with the tuning of the encoder: docs/decisions/0036. */
export const nearnessTable: Readonly<Record<'passage' | 'statement' | 'question', NearnessHead>> = {
  passage: {
    scale: 15.094,
    bias: 8.4063,
    none: {
      bytes:
        'xxL2Kr8AEijTOSkaNyETAuoZLeX28+EXEPRDSDDW8hcs/9z7ItzuGfrh3NLU7dIB3zcGMR/BD+X2rwPXKx/2JQut4b4M1iTnQcv0ADA5+MkW8yn3UxHd28TTNezaGvDNIs0j+OIP85/eAAfwTRX11vHwNwPd7vzIBPYS9TMeEgDT3jHnE+77+NC8xSbtCBv95c8w5s9EP9HzBzDw8Qw448Q4GvTUw/01RskMGPrY0QJ/xBLKA9kvLvYiQSHnKToXFPkW6M4tytwm5Oj51h7jIeNEMQ3o4QYhH+4cGAIQGQDTR/YL9wME/MnuM7TluOhG8ecNEB7eot8QDe47DCHvFhEkAxctzR/iJts8HVsPyzQwyQPVvuIG09T31PH32B/kxjIv3PLiDyvzVPvr8RgALr3VyzHY5fDMSQgV/+LnKQTs7M4U9ujxAP1ByjgVLPIgCD8c/+3090cc9tzt/PwEFP3k2+HTJAzRHTngxSPx6Qcv8wgjE9zXBcixDe7p/iwP',
      step: 0.0042331,
    },
    line: {
      bytes:
        '9ua/Sws9+fwE90QaOTA2FfUfJwzb/CAKErwVfxofHRdKNMtIz0nS1QUF+LL2t9fAwxXD9PLUcCPmJwAb9s3fFQniCQewATOU9uT0NiwkD9Td9V0OTdf74wEgBtsh6A/JAdTwCvv2yvv/EwENDeGPGvfL7h39HTTbtgj00NLWOQAEwTDqEssGxBgKPe8m7wVBlcsp7EAOAb0g8TM9ID771AUQS1Lz4Pf+JR8dGdIaCwRFOhz0D7rg7/EG99Stze79h+gV7fj1EvgqtcPG0MTZBPgMGEYesRwWzwP2Az0q+gC4CUMoFx4yIR7LN7Lr9doh4+AGPPkMyjUd7es3ByNQ9br95BgjCw8C9wXiPE/7GAlBAcnFvdMB2y8I5r8H//y9Ex7bCgkRNRfRKtnqFObl1ivy3UjEwPCUMwb+0i/VMfwF/ib7/CHpBwf4AzDrNCAZHgki5qf4OTIF9lH68Lj3KQAB+S0Z9PPT/UIz7yTkFPdJ1E0t9Qvq6geqPa8ZEg6y',
      step: 0.0016254,
    },
  },
  statement: {
    scale: 15.07,
    bias: 8.5391,
    none: {
      bytes:
        'ww/1K7v9FyjUOTIgNiIVAuwVKuHy998dE/Q/TivP7B8t+9v6JNv3Fv3a4NjX8NIB3jkBOSTLDun3sArbKxruLger3r4R0yjoPtL6ATQ3+MoU7y74URLb2sLVL+ziG+rJIcoi/eES8ZPfAgb4TRHu1/L1NATe7gHDAfYO9S8YFADQ4jjsE/L29cm4wiPkCR0A5dAs6c1HQNLtDTHr9RE348Q8GvfTv/43RMgLHfTW0gR/xwzQBuEsLvoiRSTmMTwYEfcT7NUtx+An5uD51h7pI+JDLg7p2ggcIvIZFgUOFADWR/kS+AMLBsTwM7bqru1H9+cJEh7fo+MLEfA1ByLzFQsj/hwyzSPiKNk3I1kQyjMvzAHeu+IFzdb20vLz3B3jzTEu4PHiFCztVPTr7hf8LL3SyS7h5fLLTQoPAuDlIATo8s8X9+zvCPpByDkXKvUfBz0Z++/590wW+97z9vsJGfnk3ePUIgrPGzTdxyPz7gMw7gokE+DaAcitDe/q/SwO',
      step: 0.00426,
    },
    line: {
      bytes:
        'APYBRPZS49oS9U38P/FAAN8iJS/i6Rka+c3pbkoq/kgnFhdMykOzBg718dzexdgDnOiv8e7HYTX2KOcaBejhDvnLEu+1B1OzMvEEL/sD5e/szTntMtXd3R4i8rYf/wwG+PPHAPHw8Aj9EeT47vCB8QLA8gw8FzMG3P8M3PTYJAD5wUMHB9vo1Q0IOewfDfwhktT0KXfxGqIq40pW/Dzf1xYbQWoQ2M8YAD4NHNUGIAUmLBYP9sAI1OdAB9q4wx39tu8Z2trXTOgM4bzl7d/8+QNKAEgtoBoG8TrlBFU6AAC/4TQVIApIDTaeAerZ2dEP3QwKHQssvz8Q7xImBhA88cIQGwkMyhT23ufhICvoMf0X5/eypewk+1EB+cYgGuvSIyD9GCP/L/29F9X/IePatizU5EDxvu7sVhEHxS3qNfXZ8CUO7Rb0+P7d7zj6LSRC7CP3q6b1LwPdBG8G+Ljd/eLlBAoL//Lk3BdD//DZ7dEw7Tzt1Qn69PrSWNU8EQzV',
      step: 0.0016427,
    },
  },
  question: {
    scale: 15.539,
    bias: 7.5078,
    none: {
      bytes:
        '6NLOxbT/rxInKdMJMyjlHak2Rin59xPH971A/q1bFgfbIUC5zfyjQ+oDx/Qn6wwI+ezs/kDtJv3bBuXSOy/pIAoeTfnU3PH8K7/qLuR3uA4gBwfvCdHP7eLvFA/2vd8rKzvzpeLy1NwNS1InH+cB3hKzFv0I3UIv5cr0CR7a/gC1DO6jrNEwH9O34PoPDOwVHQhQFR8t9e7w6yz11s3k6sjkCAPZTSUPEQbA8w3QE/VkswKB1C5nJ94FEzyc/w3tAB/hBhxJO/MrBCMONOQdXL8oBAj1ETsk8ZlC778SJAAaKPgG0hoxFRe5KCDUJOYys90x2QYP2Nczv/xcLkEG9h7k5dx3CiEa++cx3Av59vEqvhLG3gkNEuk23804BC/z4xIl6vnyBa0jPfD9VSAFQwFC/fLgB+MeHiXF3Bjj7gT+IuQWxfDx9tQeIADB2tREJSdPAhXyx/EFEx6oAcW6+zUsDdL5G+gbMgoLvQMpL1QO+v875bnJDwwOLOUa/Dum',
      step: 0.0035967,
    },
    line: {
      bytes:
        '0fkTDxgHLv7iACi09xvJA0+9ASE2PzkBLBCB4BXz2EDH7DFPRPwMKSwKBlaoIxfINUcF5vsADN0IJus43v/h+1f/yvsh9/f/CSgYHhrnHWEBz9cPFc8fVfdc4tf6E5knqg/WN/jvIlUlnunBwdzl4yMM2E3tGhsWPAcm9PcwGQBBGkHcEiDhN8EnBK3O4vrIDSnO/BPrGeToDvXLLCOkP0W3vvnP+xP/6xkL7u/uFeTs9t33AVL5tDorIBk1Mg0M2w3HwiHAPf0N8BnEKTUGzDv/+kZc+t7ouPQVDNP9ugAn1y4nJtLvTSdUI+Af7hzV8xfl2dn7OCYSzRLq2dSM5q7rJ7z4ycFraibI/Kv7DRX/+QX3zyzhDugE9P4a8L8EOAQ4QPssQqPz4i76KBkL7Obt/Nh+FhwUAk26KNwyLfUjGisOHQEy9Nv4QPQxttcMCybICuccMQfK7+9ZIv4Z9OG8pOv25h5V6MbiT/cy9bv68BX36iMXCdb6xtxPpcon',
      step: 0.0020569,
    },
  },
}
