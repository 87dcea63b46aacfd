CREATE TABLE "login_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "login_codes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email");