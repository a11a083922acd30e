"""Tunes all-MiniLM-L6-v2 on journals: python3 scripts/learn/tune-encoder.py TEXTS WEIGHTS INTO

Called by scripts/learn/learn-encoder.ts, which writes TEXTS. Needs PyTorch 1.13 or later (Debian: python3-torch) and a processor with bfloat16 to take an
hour and not five.

TEXTS: a list of journals in JSON, each with `passages` and `statements` (texts as numbers of pieces) and `messages`: `said` (pieces), `kind` ('question' or
'told') and which `passages` and `statements` belong beside it, none where that is none.
WEIGHTS: the package's file of 16-bit floats. INTO: a file of safetensors, with what is added to each matrix of a layer as a product of two (Hu et al., 2021,
"LoRA"), and the heads that say how near two vectors have to be.
"""
import json, math, random, struct, sys, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

RANK, BY = 8, 2  # numbers between the two matrices, and what their product counts for
EPOCHS, RATE, HEAD_RATE, WARM, BATCH = 3, 7e-4, 1e-2, 60, 4
DROP = 0.1
SAMPLE = 24  # passages and statements of a journal that a message is set beside at once
STAY = 3.0  # how strongly texts are kept as near to each other as they were
KIND = 0.3
WIDTH, HEADS, LAYERS = 384, 12, 6
MATRICES = {
    'query': 'attention.self.query', 'key': 'attention.self.key', 'value': 'attention.self.value',
    'gather': 'attention.output.dense', 'grow': 'intermediate.dense', 'shrink': 'output.dense',
}


def tensors_in(path):
    with open(path, 'rb') as file:
        all_bytes = file.read()
    length = struct.unpack('<Q', all_bytes[:8])[0]
    found = {}
    for name, at in json.loads(all_bytes[8:8 + length]).items():
        if name == '__metadata__' or at['dtype'] != 'F16':
            continue
        begin, end = at['data_offsets']
        numbers = np.frombuffer(all_bytes[8 + length + begin:8 + length + end], dtype=np.float16)
        found[name] = torch.from_numpy(numbers.astype(np.float32).reshape(at['shape']).copy())
    return found


def write_tensors(path, tensors):
    header, parts, at = {}, [], 0
    for name, tensor in tensors.items():
        part = tensor.detach().numpy().astype(np.float16).tobytes()
        header[name] = {'dtype': 'F16', 'shape': list(tensor.shape), 'data_offsets': [at, at + len(part)]}
        parts.append(part)
        at += len(part)
    text = json.dumps(header).encode()
    with open(path, 'wb') as file:
        file.write(struct.pack('<Q', len(text)) + text + b''.join(parts))


class Matrix(nn.Module):
    def __init__(self, weight, bias, rank):
        super().__init__()
        self.weight, self.bias, self.rank = weight, bias, rank
        if rank:
            self.down = nn.Parameter(torch.randn(rank, weight.shape[1]) / math.sqrt(weight.shape[1]))
            self.up = nn.Parameter(torch.zeros(weight.shape[0], rank))

    def forward(self, x):
        y = F.linear(x, self.weight, self.bias)
        return y + BY * F.linear(F.linear(x, self.down), self.up) if self.rank else y


class Encoder(nn.Module):
    """BERT with the mean over pieces, at length 1."""

    def __init__(self, given, rank):
        super().__init__()
        self.given, self.drop = given, DROP if rank else 0.0
        self.layers = nn.ModuleList()
        for nth in range(LAYERS):
            named = lambda name: f'encoder.layer.{nth}.{name}'
            self.layers.append(nn.ModuleDict({
                key: Matrix(given[named(f'{name}.weight')], given[named(f'{name}.bias')], rank)
                for key, name in MATRICES.items()
            }))

    def norm(self, x, name):
        return F.layer_norm(x, (WIDTH,), self.given[f'{name}.weight'], self.given[f'{name}.bias'], 1e-12)

    def of(self, ids, mask):
        count, length = ids.shape
        kind = self.given['embeddings.token_type_embeddings.weight'][0]
        words, places = (self.given[f'embeddings.{name}_embeddings.weight'] for name in ('word', 'position'))
        x = self.norm(words[ids] + places[:length] + kind, 'embeddings.LayerNorm')
        hidden = (1 - mask)[:, None, None, :] * -1e9
        drop = lambda y: F.dropout(y, self.drop, self.training)
        split = lambda y: y.view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        for nth, layer in enumerate(self.layers):
            query, key, value = (split(layer[name](x)) for name in ('query', 'key', 'value'))
            near = torch.softmax(query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + hidden, -1)
            taken = (drop(near) @ value).transpose(1, 2).reshape(count, length, WIDTH)
            x = self.norm(x + drop(layer['gather'](taken)), f'encoder.layer.{nth}.attention.output.LayerNorm')
            x = self.norm(x + drop(layer['shrink'](F.gelu(layer['grow'](x)))), f'encoder.layer.{nth}.output.LayerNorm')
        return F.normalize((x * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True), dim=-1)

    def forward(self, texts, at_once=64):
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        found = [None] * len(texts)
        for begin in range(0, len(texts), at_once):
            part = order[begin:begin + at_once]
            length = max(len(texts[at]) for at in part)
            ids, mask = torch.zeros(len(part), length, dtype=torch.long), torch.zeros(len(part), length)
            for row, at in enumerate(part):
                ids[row, :len(texts[at])] = torch.tensor(texts[at])
                mask[row, :len(texts[at])] = 1
            with torch.autocast('cpu', dtype=torch.bfloat16):
                vectors = self.of(ids, mask)
            for row, at in enumerate(part):
                found[at] = vectors[row].float()
        return torch.stack(found)


class Head(nn.Module):
    """Log-odds of each line beside a message, and of none: scale * cosine + 5 * line . vector, against 5 * none . message + bias."""

    def __init__(self, weighs_lines):
        super().__init__()
        self.scale, self.bias = nn.Parameter(torch.tensor(15.0)), nn.Parameter(torch.tensor(9.0))
        self.none = nn.Parameter(torch.zeros(WIDTH))
        self.line = nn.Parameter(torch.zeros(WIDTH), requires_grad=weighs_lines)

    def forward(self, messages, lines):
        near = self.scale * (messages @ lines.T) + 5 * (lines @ self.line)
        return torch.cat([near, (5 * (messages @ self.none) + self.bias)[:, None]], 1)


def some_of(count, needed):
    rest = [at for at in range(count) if at not in needed]
    random.shuffle(rest)
    return sorted(needed | set(rest[:max(0, SAMPLE - len(needed))]))


def main(texts_path, weights_path, into):
    random.seed(1)
    torch.manual_seed(1)
    with open(texts_path) as file:
        journals = json.load(file)
    given = tensors_in(weights_path)
    before, encoder = Encoder(given, 0).eval(), Encoder(given, RANK)
    heads = nn.ModuleDict({'passage': Head(True), 'statement': Head(True), 'question': Head(False)})
    kinds = nn.Linear(WIDTH, 2)
    tuned = [one for one in encoder.parameters() if one.requires_grad]
    others = [one for one in [*heads.parameters(), *kinds.parameters()] if one.requires_grad]
    adam = torch.optim.AdamW([{'params': tuned}, {'params': others}], lr=RATE, weight_decay=0.01)

    def loss_of(journal):
        told = [one for one in journal['messages'] if one['kind'] == 'told']
        asked = [one for one in journal['messages'] if one['kind'] == 'question']
        passages = some_of(len(journal['passages']), {at for one in told + asked for at in one['passages']})
        statements = some_of(len(journal['statements']), {at for one in told for at in one['statements']})
        parts = [
            [journal['passages'][at] for at in passages], [journal['statements'][at] for at in statements],
            [one['said'] for one in told], [one['said'] for one in asked],
        ]
        texts = [text for part in parts for text in part]
        vectors = encoder(texts)
        near_passages, near_statements, by_told, by_asked = torch.split(vectors, [len(part) for part in parts])
        losses = []

        def add(head, messages, vectors_of, lines, kept, key):
            if len(messages) == 0 or len(kept) == 0:
                return
            chances = F.log_softmax(heads[head](vectors_of, lines), 1)
            place = {at: row for row, at in enumerate(kept)}
            for row, one in enumerate(messages):
                right = [place[at] for at in one[key]] or [len(kept)]
                losses.append(-torch.logsumexp(chances[row, right], 0))

        add('passage', told, by_told, near_passages, passages, 'passages')
        add('statement', told, by_told, near_statements, statements, 'statements')
        add('question', asked, by_asked, near_passages, passages, 'passages')
        labels = torch.tensor([0] * len(told) + [1] * len(asked))
        of_kind = F.cross_entropy(kinds(torch.cat([by_told, by_asked])) * 5, labels)
        with torch.no_grad():
            old = before(texts)
        stayed = ((vectors @ vectors.T - old @ old.T) ** 2).mean()
        return sum(losses) / len(losses) + KIND * of_kind + STAY * stayed

    steps, step = EPOCHS * len(journals), 0
    for epoch in range(EPOCHS):
        random.shuffle(journals)
        began, total = time.time(), 0.0
        for nth, journal in enumerate(journals):
            rate = min(1, step / WARM) * max(0.02, 1 - step / steps)
            step += 1
            adam.param_groups[0]['lr'], adam.param_groups[1]['lr'] = RATE * rate, HEAD_RATE * rate
            loss = loss_of(journal)
            loss.backward()
            total += float(loss)
            if nth % BATCH == BATCH - 1 or nth == len(journals) - 1:
                torch.nn.utils.clip_grad_norm_(tuned + others, 1.0)
                adam.step()
                adam.zero_grad()
        print(f'round {epoch + 1} of {EPOCHS}: loss {total / len(journals):.3f}, {time.time() - began:.0f} s', flush=True)

    found = {}
    for nth, layer in enumerate(encoder.layers):
        for key, name in MATRICES.items():
            found[f'encoder.layer.{nth}.{name}.down'] = layer[key].down
            found[f'encoder.layer.{nth}.{name}.up'] = layer[key].up * BY
    for name, head in heads.items():
        for key in ('scale', 'bias', 'none', 'line'):
            found[f'{name}.{key}'] = getattr(head, key).reshape(-1)
    write_tensors(into, found)


main(*sys.argv[1:4])
