CREATE TABLE "review_answers" (
	"child_id" text NOT NULL,
	"key" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item" text NOT NULL,
	"value" jsonb,
	"language" text,
	"outcome" text NOT NULL,
	"day" date NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_answers_child_id_key_pk" PRIMARY KEY("child_id","key")
);
--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_child_id_user_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;